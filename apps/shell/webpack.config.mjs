import { shell } from '../../tools/run/webpack/recipe.mjs';

export default shell();
