CREATE TABLE "order_words" (
	"order_id" bigint NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "order_words_order_id_word_pk" PRIMARY KEY("order_id","word")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words_hash" uuid;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_words_word" ON "order_words" USING btree ("word" text_pattern_ops,"order_id");--> statement-breakpoint
CREATE INDEX "orders_without_words" ON "orders" USING btree ("created_at","id") WHERE words_hash is distinct from md5(address::text || coalesce(invoice_address::text, '') || coalesce(shop_number, ''))::uuid;