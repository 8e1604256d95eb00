import { type Action, may } from '#domain/person/may.ts';
import { missingRole, type Operation } from '#sandbox/operation.ts';
import { roleNow } from '#sandbox/role-now.ts';

/** Refuses a call if the visitor's current role does not allow the action (C1.8). */
export const withRight =
  (action: Action, respond: Operation['respond']): Operation['respond'] =>
  (request) =>
    may(roleNow(request), action) ? respond(request) : { refusal: missingRole };
