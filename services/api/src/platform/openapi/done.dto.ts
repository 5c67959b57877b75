import { ApiProperty } from '@nestjs/swagger';

/** The response of calls without a result. */
export class DoneDto {
  @ApiProperty({ type: Boolean }) ok: true;
}
