import { Injectable } from '@nestjs/common';
import {
  DISPLAY_DEFAULTS,
  type DisplayPreferences,
  type DisplayPreferencesUpdate,
} from '@taskloom/contracts';
import { Database } from '../../platform/database/index.js';
import { DisplayPreferencesEntity } from './display-preferences.entity.js';

@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  async get(userId: string): Promise<DisplayPreferences> {
    const stored = await this.database.read((manager) =>
      manager.findOneBy(DisplayPreferencesEntity, { userId }),
    );
    const { charts, density, projectOrder, startPage, learnedKeys } = { ...DISPLAY_DEFAULTS, ...stored };
    return { charts, density, projectOrder, startPage, learnedKeys };
  }

  /** Sets only the named preferences. */
  async update(
    userId: string,
    { charts, density, projectOrder, startPage, learnedKeys }: DisplayPreferencesUpdate,
  ): Promise<void> {
    const named = {
      ...(charts !== undefined && { charts }),
      ...(density !== undefined && { density }),
      ...(projectOrder !== undefined && { projectOrder }),
      ...(startPage !== undefined && { startPage }),
      ...(learnedKeys !== undefined && { learnedKeys }),
    };
    if (Object.keys(named).length === 0) return;
    await this.database.write((manager) =>
      manager.upsert(DisplayPreferencesEntity, { userId, ...named }, ['userId']),
    );
  }
}
