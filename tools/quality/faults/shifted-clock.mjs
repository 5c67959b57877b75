// @ts-check
/** Loaded before a server that shall live in another time: `CLOCK_SHIFT_MS` is added to what its clock says. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;

class ShiftedDate extends RealDate {
  /** @param {any[]} parts */
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    // What a date is made of is handed on as it comes.
    else super(.../** @type {[any]} */ (parts));
  }

  /** @override */
  static now() {
    return RealDate.now() + shift;
  }
}

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (ShiftedDate));
