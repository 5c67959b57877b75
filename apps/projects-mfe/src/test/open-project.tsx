import { API, type Project, type Task } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { FakeApi, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import type { ComponentType, ReactNode } from 'react';
import ProjectDetailPage from '../pages/project-detail/project-detail.page';
import { MAYA } from './people';

/** Renders a project as Maya sees it; `search` selects the open task. */
export const openProject = (
  project: Project,
  api: FakeApi,
  search = '',
  around?: ComponentType<{ children: ReactNode }>,
) =>
  renderApp(
    <Routes>
      <Route path="/projects/:id" element={<ProjectDetailPage />} />
      <Route path="/projects/:id/tasks/:taskId" element={<ProjectDetailPage />} />
    </Routes>,
    { user: MAYA, route: `/projects/${project._id}${search}`, api, around },
  );

/** Responses for a project with one task. */
export const projectApi = (project: Project, task: Task) =>
  new FakeApi()
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), [toCard(task)])
    .on('GET', API.task(project._id, task._id), task);
