import { ApiProperty } from '@nestjs/swagger';
import {
  LIMITS,
  PASSKEY_TRANSPORTS,
  type PasskeyCreate,
  type PasskeyProof,
  type PasskeyRename,
  type PasskeySignIn,
  type PasskeyTransport,
} from '@taskloom/contracts';
import { EmailField, EnumListField, PatternField, TextField } from '../../../../platform/http/index.js';

const CredentialId = () => PatternField({ label: 'Id', pattern: /^[\w-]{1,1364}$/ });
const ClientData = () => PatternField({ label: 'Client data', pattern: /^[\w-]{1,8000}$/ });
const Name = () => TextField({ label: 'Name', max: LIMITS.passkeyName, example: 'Laptop' });

export class PasskeyRenameDto implements PasskeyRename {
  @Name() name: string;
}

export class PasskeyCreateDto implements PasskeyCreate {
  @Name() name: string;
  @CredentialId() id: string;
  @ClientData() clientDataJSON: string;
  @PatternField({ label: 'Attestation', pattern: /^[\w-]{1,30000}$/ }) attestationObject: string;
  @EnumListField(PASSKEY_TRANSPORTS, { label: 'Transports', optional: true }) transports?: PasskeyTransport[];
}

export class PasskeyProofDto implements PasskeyProof {
  @CredentialId() id: string;
  @ClientData() clientDataJSON: string;
  @PatternField({ label: 'Authenticator data', pattern: /^[\w-]{1,8000}$/ }) authenticatorData: string;
  @PatternField({ label: 'Signature', pattern: /^[\w-]{1,8000}$/ }) signature: string;
  @PatternField({ label: 'User handle', pattern: /^[\w-]{1,86}$/, optional: true }) userHandle?: string;
}

export class PasskeySignInDto extends PasskeyProofDto implements PasskeySignIn {
  @EmailField({ optional: true, description: 'Refuses passkeys of other accounts.' }) email?: string;
}

export class PasskeyDto {
  @ApiProperty({ format: 'uuid' }) _id: string;
  @ApiProperty({ example: 'Laptop' }) name: string;
  @ApiProperty() synced: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: string | null;
}

export class PasskeyDescriptorDto {
  @ApiProperty() id: string;
  @ApiProperty({ enum: ['public-key'] }) type: 'public-key';
  @ApiProperty({ enum: PASSKEY_TRANSPORTS, isArray: true }) transports: PasskeyTransport[];
}

export class PasskeyRequestDto {
  @ApiProperty() challenge: string;
  @ApiProperty({ example: 'tasks.example.com' }) rpId: string;
  @ApiProperty({ example: 300_000 }) timeout: number;
  @ApiProperty({ type: [PasskeyDescriptorDto] }) allowCredentials: PasskeyDescriptorDto[];
  @ApiProperty({ enum: ['required'] }) userVerification: 'required';
}

class RelyingPartyDto {
  @ApiProperty({ example: 'tasks.example.com' }) id: string;
  @ApiProperty({ example: 'Taskloom' }) name: string;
}

class PasskeyUserDto {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'ada@example.com' }) name: string;
  @ApiProperty({ example: 'Ada Lovelace' }) displayName: string;
}

class AlgorithmDto {
  @ApiProperty({ enum: ['public-key'] }) type: 'public-key';
  @ApiProperty({ example: -7 }) alg: number;
}

class AuthenticatorDto {
  @ApiProperty({ enum: ['required'] }) residentKey: 'required';
  @ApiProperty() requireResidentKey: boolean;
  @ApiProperty({ enum: ['required'] }) userVerification: 'required';
}

export class PasskeyCreationDto {
  @ApiProperty() rp: RelyingPartyDto;
  @ApiProperty() user: PasskeyUserDto;
  @ApiProperty() challenge: string;
  @ApiProperty({ type: [AlgorithmDto] }) pubKeyCredParams: AlgorithmDto[];
  @ApiProperty({ example: 300_000 }) timeout: number;
  @ApiProperty({ type: [PasskeyDescriptorDto] }) excludeCredentials: PasskeyDescriptorDto[];
  @ApiProperty() authenticatorSelection: AuthenticatorDto;
  @ApiProperty({ enum: ['none'] }) attestation: 'none';
}
