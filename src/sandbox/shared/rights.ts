import { type Action, may } from '#domain/person/may.ts';
import { missingRole, type Operation } from '#sandbox/operation.ts';
import { roleNow } from '#sandbox/role-now.ts';

/** Responds to visitors who have the right (C1.8), by their role; refuses others. */
export const withRight =
  (action: Action, respond: Operation['respond']): Operation['respond'] =>
  (request) =>
    may(roleNow(request), action) ? respond(request) : { refusal: missingRole };
