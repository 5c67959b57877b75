import { shell } from '../../tools/run/webpack/shell.mjs';

export default shell;
