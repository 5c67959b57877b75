export { useApi, type TestApi } from './api.js';
export type { Given, TestProject, TestTask, TestTeam, TestUser } from './given/given.js';
export { refusal, type Answer, type HttpClient } from './http-client.js';
export { multipart, type Part } from './multipart.js';
