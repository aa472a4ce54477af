import { noPushBody, pushBody } from '../wire/http.ts';
import { isPushService } from '../push/push-services.ts';
import { changes, done, noQuery } from './answers.ts';
import { personOf } from './api.ts';
import type { Api, Services } from './api.ts';
import { refuse } from './refusal.ts';

const MOST_BROWSERS = 10;
const tags = ['reminders'];

/** Browsers that want to be told when it is somebody's turn. */
export function addPush(api: Api, { config, store }: Services): void {
  api.post(
    '/api/push',
    {
      schema: {
        summary: 'Be reminded in this browser when it is your turn',
        tags,
        querystring: noQuery,
        body: pushBody,
        response: changes(done, 401, 409),
      },
      config: { door: 'session' },
    },
    async (request, reply) => {
      const { account } = personOf(request);
      const { endpoint, keys } = request.body;
      if (config.push === null) return refuse(reply, 'closed', 'This server sends no reminders.');
      if (!isPushService(endpoint)) return refuse(reply, 'refused', 'That address is not one of a push service.');
      const others = (await store.pushesOf(account)).filter((push) => push.endpoint !== endpoint);
      if (others.length >= MOST_BROWSERS)
        return refuse(
          reply,
          'closed',
          `At most ${MOST_BROWSERS} browsers are reminded: turn reminders off in another.`,
        );
      await store.addPush({ endpoint, account, ...keys });
      return reply.send({ ok: true });
    },
  );

  api.delete(
    '/api/push',
    {
      schema: {
        summary: 'Be no longer reminded in this browser',
        tags,
        querystring: noQuery,
        body: noPushBody,
        response: changes(done, 401),
      },
      config: { door: 'session' },
    },
    async (request, reply) => {
      const { endpoint } = request.body;
      const own = await store.pushesOf(personOf(request).account);
      if (own.some((push) => push.endpoint === endpoint)) await store.dropPush(endpoint);
      return reply.send({ ok: true });
    },
  );
}
