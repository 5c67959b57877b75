import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@taskloom/contracts';
import { Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { AssigneeDto } from './assignee.dto.js';

const problemOf = (value: unknown): string | undefined => {
  if (!Array.isArray(value)) return 'Assignees must be a list.';
  if (value.length > LIMITS.assignees) return `A task has at most ${LIMITS.assignees} assignees.`;
  // A list inside the list would pass as one of its members: class-validator looks through it.
  return value.every((entry) => entry instanceof AssigneeDto)
    ? undefined
    : 'Each assignee must be an object with user and role.';
};

/** The people of a task. Whether they are members of the project is the service's matter. */
export const AssigneesField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: [AssigneeDto],
      required: false,
      maxItems: LIMITS.assignees,
      description: 'At most one primary; nobody twice; current members of the project only.',
    }),
    Type(() => AssigneeDto),
    ValidateIf((_, value: unknown) => value !== undefined),
    ValidateBy({
      name: 'assignees',
      validator: {
        validate: (value) => problemOf(value) === undefined,
        defaultMessage: (at) => problemOf(at?.value) ?? '',
      },
    }),
    ValidateNested({ each: true }),
  );
