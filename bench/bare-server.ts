/**
 * What `bench/requests.ts` compares the product with: `node:http` and `node:sqlite` alone. Answers every request with
 * a page of the list of exams, without looking at the request.
 *
 *   node bench/bare-server.ts FILE USER
 */
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

const [, , file = "", user = "1"] = process.argv;
const database = new DatabaseSync(file, { readOnly: true });
const select = database.prepare(`
  select shown.*, attempt.id as attempt_id, mode, score, max_score, submitted_at,
    (select count(*) from exam where user_id = ? and purpose = 'set') as total
  from (
    select id, favorite_id, title, state, created_at,
      (select count(*) from question where exam_id = exam.id) as questions,
      (select last.id from attempt as last
        where last.exam_id = exam.id and last.user_id = ?
          and last.submitted_at is not null and last.retake_of is null
        order by last.submitted_at desc, last.id desc limit 1) as last_attempt
    from exam where user_id = ? and purpose = 'set' order by id desc limit 20 offset 0
  ) as shown
  left join attempt on attempt.id = shown.last_attempt
  order by shown.id desc`);
const server = createServer((_request, response) => {
  const body = JSON.stringify({ code: 200, result: select.all(user, user, user) });
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.setHeader("content-length", Buffer.byteLength(body));
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) console.log(`http://127.0.0.1:${address.port}`);
});
