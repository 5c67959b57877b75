import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** At most one row, which counts changes of people's names and pictures. A trigger of `users` updates it. */
@Entity('people_revision')
@Check('people_revision_one_check', 'one')
export class PeopleRevisionEntity {
  @PrimaryColumn('boolean', { default: true }) one: boolean;
  @Column('bigint', { default: 0 }) revision: number;
}
