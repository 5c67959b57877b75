/** Who did something: a person, a team's deploy token, or the registry itself. */
export interface RemoteActor {
  kind: 'person' | 'token' | 'system';
  /** Name of the person or the token. */
  _id: string | null;
  name: string;
}
