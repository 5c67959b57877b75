import { Column } from 'typeorm';

/** The columns that the values of projects and of people have in common. */
export abstract class RemoteValue {
  @Column('json') value: unknown;
  @Column('integer') bytes: number;
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
