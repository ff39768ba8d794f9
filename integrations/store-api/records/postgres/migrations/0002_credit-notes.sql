DROP INDEX "order_document_order";--> statement-breakpoint
ALTER TABLE "order_document" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "order_document" ADD COLUMN "referenced_id" text collate "C";--> statement-breakpoint
CREATE UNIQUE INDEX "order_document_invoice" ON "order_document" USING btree ("order_id") WHERE "order_document"."type" = 'invoice';--> statement-breakpoint
CREATE INDEX "order_document_order" ON "order_document" USING btree ("order_id");