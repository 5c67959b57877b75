import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../platform/database/index.js';
import { ExportParts, inSteps, STEP } from '../data-export/index.js';
import { RemotePersonValueEntity } from './remote-person-value.entity.js';

/** The part of the export of a person's data that this module provides. */
@Injectable()
export class RemoteStoreExport implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.list('remote-values.json', (userId) =>
      inSteps<RemotePersonValueEntity>((after) =>
        this.database.read((manager) =>
          manager.find(RemotePersonValueEntity, {
            select: { remote: true, key: true, value: true, updatedAt: true },
            where: after
              ? [
                  { userId, remote: MoreThan(after.remote) },
                  { userId, remote: after.remote, key: MoreThan(after.key) },
                ]
              : { userId },
            order: { remote: 'ASC', key: 'ASC' },
            take: STEP,
          }),
        ),
      ),
    );
  }
}
