import { ApiProperty } from '@nestjs/swagger';

class PublicKeyDto {
  @ApiProperty({ example: 'EC' }) kty: string;
  @ApiProperty({ example: 'P-256' }) crv: string;
  @ApiProperty() x: string;
  @ApiProperty() y: string;
  @ApiProperty() kid: string;
  @ApiProperty({ example: 'ES256' }) alg: string;
  @ApiProperty({ example: 'sig' }) use: string;
}

export class KeySetDto {
  @ApiProperty({ type: [PublicKeyDto] }) keys: PublicKeyDto[];
}
