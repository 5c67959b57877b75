import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/index.js';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: ({ database }: Config) => ({
        ...dataSourceOptions(database.url, database.poolSize),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
