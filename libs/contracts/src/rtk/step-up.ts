/** Asks the person for a proof; true once they have given one. */
type AskForProof = () => Promise<boolean>;

let ask: AskForProof | undefined;
let asking: Promise<boolean> | undefined;

/** Registers who asks when a call is refused with `STEP_UP_REQUIRED`; the call is then repeated. Returns what ends it. */
export const onStepUpRequired = (handler: AskForProof): (() => void) => {
  ask = handler;
  return () => {
    if (ask === handler) ask = undefined;
  };
};

/** Calls that are refused at the same time wait for one proof. */
export const askForProof = (): Promise<boolean> => {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
};
