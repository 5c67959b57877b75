import type { UploadResult } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { sample } from '../files.js';
import { multipart } from '../multipart.js';
import type { PermissionRequest } from './permission-request.js';
import type { World } from './world.js';

const task = ({ project, task: { _id } }: World) => `/projects/${project._id}/tasks/${_id}`;

const picture = multipart([{ filename: 'house.png', content: sample.png }]);
/** The header of a JPEG of 16 × 16 pixels. */
const SMALL = '/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCAAQABADAREAAhEBAxEB';

/** The archive, the relations and the pictures of tasks. */
export const TASK_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'PUT /projects/{}/tasks/{}/archive': [
    {
      preparedPath: async (world, _self, { as }) => {
        await as(world.people.owner).patch(task(world), { status: 'done' });
        return `${task(world)}/archive`;
      },
    },
  ],
  'POST /projects/{}/tasks/{}/relations': [
    {
      path: (world) => `${task(world)}/relations`,
      body: ({ neighbour }) => ({ kind: 'blocks', task: neighbour._id }),
    },
  ],
  'DELETE /projects/{}/tasks/{}/relations/{}': [
    {
      preparedPath: async (world, _self, { as }) => {
        const relation = { _id: uuid(), kind: 'blocks', task: world.neighbour._id };
        await as(world.people.owner).post(`${task(world)}/relations`, relation);
        return `${task(world)}/relations/${relation._id}`;
      },
    },
  ],
  'PUT /projects/{}/tasks/{}/attachments/{}/small': [
    {
      preparedPath: async (world, _self, { as }) => {
        const upload = `${task(world)}/upload`;
        const { headers } = picture;
        const { owner } = world.people;
        const { status, body } = await as(owner).post<UploadResult>(upload, picture.body, { headers });
        return `${task(world)}/attachments/${status === 201 ? body.attachment._id : uuid()}/small`;
      },
      body: () => ({ picture: SMALL }),
    },
  ],
};
