import 'reflect-metadata';
import { Reflector } from '@nestjs/core';
import { RouteMarks } from './route-marks.js';

const Limit = Reflector.createDecorator<string>();

class Controller {
  @Limit('own')
  marked() {}
  plain() {}
}
Limit('all')(Controller);
class Unmarked {
  plain() {}
}

describe('RouteMarks', () => {
  const marks = new RouteMarks();
  const of = (handler: () => void, controller: object) =>
    marks.getAllAndOverride(Limit, [handler, controller as never]);

  it('returns the metadata of the route before that of its class, and undefined if there is none, each time', () => {
    for (let time = 0; time < 2; time++) {
      expect(of(Controller.prototype.marked, Controller)).toBe('own');
      expect(of(Controller.prototype.plain, Controller)).toBe('all');
      expect(of(Unmarked.prototype.plain, Unmarked)).toBeUndefined();
      expect(marks.getAllAndOverride('other', [Controller.prototype.marked, Controller])).toBeUndefined();
    }
  });

  it('looks it up once', () => {
    const look = jest.spyOn(Reflector.prototype, 'getAllAndOverride');
    class Another {
      plain() {}
    }
    for (let time = 0; time < 3; time++) of(Another.prototype.plain, Another);
    expect(look).toHaveBeenCalledTimes(1);
  });
});
