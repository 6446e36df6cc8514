import Commands

Program.main()
