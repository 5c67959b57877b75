import { ApiError, invalidField } from '../../../platform/http/index.js';

/** The sentences of the specification, section 5. */
export const fileTooLarge = (): ApiError =>
  new ApiError('FILE_TOO_LARGE', 'File size must be less than 10MB');

export const fileTypeNotAllowed = (): ApiError =>
  new ApiError('FILE_TYPE_NOT_ALLOWED', 'Only images, documents, and archives are allowed');

export const notMultipart = (): ApiError =>
  new ApiError('UNSUPPORTED_MEDIA_TYPE', 'A file is sent as multipart/form-data.');

export const fileMissing = (): ApiError => invalidField('file', 'Please choose a file.');

export const brokenUpload = (): ApiError =>
  new ApiError('MALFORMED_BODY', 'The upload was interrupted or is malformed.');

export const fileEmpty = (): ApiError =>
  invalidField('file', 'The file is empty. Please choose another one.');

export const oneFileOnly = (): ApiError =>
  invalidField('file', 'Please upload one file at a time, and nothing else with it.');
