import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@taskloom/contracts';
import { Type } from 'class-transformer';
import { ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { AssigneeDto } from './assignee.dto.js';

const problemOf = (value: unknown): string | undefined => {
  if (!Array.isArray(value)) return 'Assignees must be a list.';
  if (value.length > LIMITS.assignees) return `A task has at most ${LIMITS.assignees} assignees.`;
  // Rejects nested lists, which class-validator would otherwise flatten.
  return value.every((entry) => entry instanceof AssigneeDto)
    ? undefined
    : 'Each assignee must be an object with user and role.';
};

/** The assignees of a task. The service checks that they are members of the project. */
export const AssigneesField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: [AssigneeDto],
      required: false,
      maxItems: LIMITS.assignees,
      description: 'At most one primary, each person once, and only current members of the project.',
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
