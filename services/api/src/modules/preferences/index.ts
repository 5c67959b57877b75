export { DisplayPreferencesEntity } from './display-preferences.entity.js';
export { PreferencesModule } from './preferences.module.js';
