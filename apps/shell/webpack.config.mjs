import { shell } from '../../tools/webpack/recipe.mjs';

export default shell();
