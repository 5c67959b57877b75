export {
  BooleanField,
  DayField,
  EnumField,
  EnumListField,
  IdField,
  IdListField,
  WholeNumberField,
} from './choice-field.js';
export { IdPipe } from './id.pipe.js';
export { ObjectField } from './object-field.js';
export { PasswordField } from './password-field.js';
export { PatternField, PatternListField } from './pattern-field.js';
export { EmailField, TextField } from './text-field.js';
export { isUuid } from './uuid.js';
export { UrlField } from './url-field.js';
