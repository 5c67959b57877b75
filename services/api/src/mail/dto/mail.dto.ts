import { ApiProperty } from '@nestjs/swagger';
import type { MailFailure, MailRetry, MailRetryResult, MailState, MailTestResult } from '@taskloom/contracts';
import { IdField } from '../../platform/http/index.js';
import { COUNT, ID, INSTANT } from '../../platform/openapi/index.js';

export class MailFailureDto implements MailFailure {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'invitation' }) kind: string;
  @ApiProperty({ example: 'a…@example.com' }) recipient: string;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty(COUNT) tries: number;
  @ApiProperty({ example: 'ECONNECTION CONN' }) error: string;
  @ApiProperty() givenUp: boolean;
}

export class MailStateDto implements MailState {
  @ApiProperty({ type: String, nullable: true, example: 'smtp.example.com:587' }) server: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'no-reply@example.com' }) from: string | null;
  @ApiProperty(COUNT) waiting: number;
  @ApiProperty({ type: [MailFailureDto] }) failures: MailFailureDto[];
}

export class MailRetryDto implements MailRetry {
  @IdField({ label: 'Mail', optional: true, description: 'All when absent.' }) mailId?: string;
}

export class MailRetryResultDto implements MailRetryResult {
  @ApiProperty(COUNT) retried: number;
}

export class MailTestResultDto implements MailTestResult {
  @ApiProperty() accepted: boolean;
  @ApiProperty() message: string;
}
