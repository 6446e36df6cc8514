print("caretlab")
