import { EnumField } from '../../../platform/http/index.js';

export class DownloadQueryDto {
  @EnumField(['1'], {
    label: 'download',
    optional: true,
    description: '`1`: save it, also when it is a picture.',
  })
  download?: '1';
  @EnumField(['small'], {
    label: 'size',
    optional: true,
    description: '`small`: the small picture, if the file has one.',
  })
  size?: 'small';
}
