import { EmailField } from '../../../platform/http/index.js';

export class MemberAddDto {
  @EmailField({ description: "Of somebody in the owner's team." }) email: string;
}
