import { type Action, may } from '#domain/person/may.ts';
import { missingRole, type Operation } from '#sandbox/operation.ts';
import { roleNow } from '#sandbox/role-now.ts';

/** The response of a call that needs a right (C1.8); the persona decides whether the visitor has it. */
export const withRight =
  (action: Action, answer: Operation['answer']): Operation['answer'] =>
  (request) =>
    may(roleNow(request), action) ? answer(request) : { refusal: missingRole };
