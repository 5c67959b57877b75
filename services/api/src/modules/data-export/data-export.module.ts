import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/index.js';
import { AuthModule } from '../auth/index.js';
import { DataExportController } from './data-export.controller.js';
import { DataExportService } from './data-export.service.js';
import { ExportParts } from './export-parts.js';
import { OwnAccountRepository } from './own-account.repository.js';
import { OwnContentRepository } from './own-content.repository.js';
import { RunningExports } from './running-exports.js';

@Module({
  imports: [AuthModule, AttachmentsModule],
  controllers: [DataExportController],
  providers: [DataExportService, OwnAccountRepository, OwnContentRepository, RunningExports, ExportParts],
  exports: [ExportParts],
})
export class DataExportModule {}
