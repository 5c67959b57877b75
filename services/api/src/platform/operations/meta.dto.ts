import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RegistrationRule } from '@taskloom/contracts';

class ProductDto {
  @ApiProperty({ example: 'Taskloom' }) name: string;
  @ApiProperty({ example: 'TL' }) logo: string;
}

export class MetaDto {
  @ApiProperty() product: ProductDto;
  @ApiProperty({ example: '1.0.0' }) version: string;
  @ApiProperty({ type: [String], example: ['realtime'] }) capabilities: string[];
  @ApiPropertyOptional({ enum: ['open', 'invited', 'closed'] }) registration?: RegistrationRule;
}

export class HealthDto {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
}
