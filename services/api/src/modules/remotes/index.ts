export { AgreementsRepository } from './agreements/agreements.repository.js';
export { RemoteAlarmChanged, RemoteMoved } from './remote.events.js';
export { RegistryRepository } from './registry/registry.repository.js';
export { RemoteEntity } from './registry/remote.entity.js';
export { RemoteOperator } from './remote-access.js';
export { RunningRemotes } from './resolve/running-remotes.service.js';
export { DeclaredBackends } from './versions/declared-backends.repository.js';
export { RemotesModule } from './remotes.module.js';
