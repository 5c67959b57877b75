import { remote } from '../../tools/webpack/recipe.mjs';

export default remote('operations');
