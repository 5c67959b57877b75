import type { MemberAdd } from '@taskloom/contracts';
import { EmailField } from '../../../platform/http/index.js';

export class MemberAddDto implements MemberAdd {
  @EmailField({ whenEmpty: 'Please select a team member', description: "Of someone in the owner's team." })
  email: string;
}
