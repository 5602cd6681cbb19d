# What a table shows while the program is stopped and started again.
note-back-soon = 🔄 I am being restarted and will be **back right away**. No time is charged meanwhile.
