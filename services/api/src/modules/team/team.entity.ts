import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('teams')
@Check('teams_name_check', 'char_length(name) BETWEEN 1 AND 200')
export class TeamEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') name: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
