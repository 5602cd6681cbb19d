### What comes in otherwise than we ask for it.

changed-command = This command has changed. Type it again and choose from what is proposed; restart Discord if it still looks old.
control-unknown = This control is from another time and does nothing any more. /hand and /table show how things stand.
option-not-found = I cannot see one of the channels that you named. Let me into it first, or name another.
