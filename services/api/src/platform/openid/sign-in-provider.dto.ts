import { ApiProperty } from '@nestjs/swagger';
import type { SignInProvider } from '@taskloom/contracts';

export class SignInProviderDto implements SignInProvider {
  @ApiProperty({ example: '1' }) id: string;
  @ApiProperty({ example: 'Fernbank ID' }) name: string;
  @ApiProperty() reachable: boolean;
}
