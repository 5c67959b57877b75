import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, or none: counts the changes of people's names and pictures. A trigger of `users` writes it. */
@Entity('people_revision')
@Check('people_revision_one_check', 'one')
export class PeopleRevisionEntity {
  @PrimaryColumn('boolean', { default: true }) one: boolean;
  @Column('bigint', { default: 0 }) revision: number;
}
