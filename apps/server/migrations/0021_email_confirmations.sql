CREATE TABLE "email_confirmations" (
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"is_by_link" boolean DEFAULT true NOT NULL,
	CONSTRAINT "email_confirmations_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_token" ON "email_confirmations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_confirmations_email" ON "email_confirmations" USING btree ("email");
--> statement-breakpoint
-- Addresses that only one account has go on counting; those of several accounts are confirmed by a link first.
INSERT INTO "email_confirmations" ("user_id", "email", "asked_at", "confirmed_at", "is_by_link")
SELECT "id", lower("email"), now(), now(), false FROM "users"
WHERE "left_at" IS NULL AND "email" <> '' AND lower("email") IN (
	SELECT lower("email") FROM "users" WHERE "left_at" IS NULL GROUP BY lower("email") HAVING count(*) = 1
);
--> statement-breakpoint
-- Orders that were placed before go on telling their buyers.
INSERT INTO "email_confirmations" ("user_id", "email", "asked_at", "confirmed_at", "is_by_link")
SELECT DISTINCT "owner_id", lower("address" ->> 'email'), now(), now(), false FROM "orders"
JOIN "users" ON "users"."id" = "orders"."owner_id"
WHERE coalesce("address" ->> 'email', '') <> '' AND lower("address" ->> 'email') <> lower("users"."email")
ON CONFLICT DO NOTHING;
