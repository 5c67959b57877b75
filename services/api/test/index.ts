export { createEmptyDatabase, type TestDatabase } from './database/test-database.js';
export { useApi, type TestApi } from './api.js';
export { PASSWORD, type TestProject, type TestTask, type TestTeam, type TestUser } from './given/given.js';
export { artefactOf, type TestRemote } from './given/given-remote.js';
export { builtRemote, integrityOf, writeBuild, type BuiltRemote } from './built-remote.js';
export { refusal, type Answer, type HttpClient } from './http-client.js';
export { multipart, type Part } from './multipart.js';
export { RawSocket } from './raw-socket.js';
export { useSockets, type SocketClient } from './socket-client.js';
