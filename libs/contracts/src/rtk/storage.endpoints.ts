import { API } from '../routes.js';
import type { InstallationStorage, StorageUsage } from '../storage.js';
import { api } from './api.js';

export const storageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStorage: build.query<StorageUsage, void>({ query: () => API.storage, keepUnusedDataFor: 0 }),
    getProjectStorage: build.query<StorageUsage, string>({
      query: (projectId) => API.projectStorage(projectId),
      keepUnusedDataFor: 0,
    }),
    getInstallationStorage: build.query<InstallationStorage, void>({
      query: () => API.installationStorage,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetStorageQuery, useGetProjectStorageQuery, useGetInstallationStorageQuery } = storageApi;
