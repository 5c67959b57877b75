import { remote } from '../../tools/run/webpack/recipe.mjs';

export default remote('work');
