/** Class of a link inside a sentence. */
export { linkClass } from './text-link';

export { CopyButton, type CopyButtonProps } from './copy-button';
export { fieldLabel, fieldWords } from './field-words';
export { FormField, type FieldProps, type FormFieldProps } from './form-field';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { buttonClass, PlainButton, type ButtonLook, type PlainButtonProps } from './plain-button';
export { SearchField, type SearchFieldProps } from './search-field';
export { TextField, type TextFieldProps } from './text-field';
