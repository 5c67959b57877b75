import { defineRemote } from '@taskloom/build';

export default defineRemote({ folder: import.meta.dirname });
