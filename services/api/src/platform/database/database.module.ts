import { Global, Module } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../config/index.js';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [ConfigService],
      useFactory: (config: ConfigService<Config, true>) => {
        const { url, poolSize, timeoutMs } = config.get('database', { infer: true });
        return { ...dataSourceOptions(url, poolSize, timeoutMs), autoLoadEntities: true, retryAttempts: 0 };
      },
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
