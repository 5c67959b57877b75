export { PictureEntity } from './picture.entity.js';
export { PicturesModule } from './pictures.module.js';
