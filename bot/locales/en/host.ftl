# What a table shows while the program is stopped and started again.
note-back-soon = 🔄 I’m restarting and will be **right back**. The clocks are stopped.
